/** Inline parts of the page, by their hashes for the content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Headers of every response. They name the socket, for browsers in which 'self' covers only http, and the hashes of the
 * built page's inline parts; no other inline code runs.
 */
export function securityHeaders(
  host: string | undefined,
  isSecure: boolean,
  { scripts, styles }: InlineHashes,
): Record<string, string> {
  const socket = host === undefined ? '' : ` ws://${host} wss://${host}`;
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles].join(' '),
      "font-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self'${socket}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Without subdomains, which may belong to others.
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
