/** What stands in the page itself rather than in files, as the content security policy names it. */
export interface InPage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * What every answer carries. The socket is named too, for browsers to whom 'self' is only http; and what the built page
 * has written into it, by its hash: nothing else that stands in a page is run or drawn with.
 */
export function securityHeaders(
  host: string | undefined,
  isSecure: boolean,
  { scripts, styles }: InPage,
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
    // Only for the name itself: what else lives under it is not ours to say.
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
