import { ApiClient, PAGE } from '@rubicon/api';

/** The client for the server this page came from, if there is one. */
export const api = new ApiClient(location.origin, PAGE);
