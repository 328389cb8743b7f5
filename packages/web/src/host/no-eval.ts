import { config } from 'zod';

/** Schemas are not compiled to code here: the page allows no code that is made at run time. */
config({ jitless: true });
