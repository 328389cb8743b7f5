import { ApiClient, PAGE } from '@rubicon/api';

/** The server that this page came from, if there is one. */
export const api = new ApiClient(location.origin, PAGE);
