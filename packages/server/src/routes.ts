import { chatRoutes } from './chat/routes.ts';
import type { Route } from './http/route.ts';
import { networkRoutes } from './http/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { listRoutes } from './lobby/list-routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { previewRoutes } from './preview/routes.ts';
import { ratingRoutes } from './ratings/routes.ts';

/** All endpoints of the API. */
export const ROUTES: readonly Route[] = [
  ...identityRoutes,
  ...ratingRoutes,
  ...listRoutes,
  ...lobbyRoutes,
  ...chatRoutes,
  ...previewRoutes,
  ...networkRoutes,
];
