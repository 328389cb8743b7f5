/** Stops zod from compiling schemas, before it is loaded: the content security policy forbids `eval`. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
