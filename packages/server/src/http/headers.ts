import type { Settings } from '../settings.ts';

/** Returns the security headers of every answer. The page loads everything from its own server; React sets styles inline. */
export function securityHeaders({ isSecure }: Pick<Settings, 'isSecure'>) {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: self,
        objectSrc: none,
        frameAncestors: none,
        baseUri: none,
        formAction: none,
      },
    },
    // browsers ignore these two over plain HTTP, and report each as an error or warning
    crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' as const },
    originAgentCluster: isSecure,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
  };
}
