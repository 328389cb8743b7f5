import * as z from 'zod';

/** Whether any object in a schema accepts fields that it does not name. Records do not count: they name no fields at all. */
export function acceptsUnknownFields(schema: z.ZodType): boolean {
  return hasOpenObject(z.toJSONSchema(schema, { io: 'input' }));
}

function hasOpenObject(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  if ('properties' in json && !('additionalProperties' in json)) return true;
  return Object.values(json).some(hasOpenObject);
}
