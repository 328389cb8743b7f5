import { config } from 'zod';

/** Stops zod from compiling schemas: the content security policy forbids `eval`. */
config({ jitless: true });
