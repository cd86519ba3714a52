import type { Config } from '#platform/config/config.ts'
import { type CspSources, type WalletSwitches, walletSources } from './walletSources.ts'

type Headers = Readonly<Record<string, string>>

/** The table of headers (spec: server.headers, server.csp). Enabled wallets add the sources they need; nothing else does. */
export function securityHeaders(
  config: Pick<Config, 'frames'> & WalletSwitches,
  /** The page's import map is inline, so the policy allows it by its hash. */
  importMapHash: string | null = null,
): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(
      [config.frames.contact, config.frames.pitch],
      walletSources(config),
      importMapHash,
    ),
    // Scripts without an integrity hash are blocked.
    ...(importMapHash === null ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'x-content-type-options': 'nosniff',
    // Not "no-referrer": it would make our own posts carry "Origin: null".
    'referrer-policy': 'same-origin',
    // Wallets open pop-ups and talk to them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
  }
}

/** Half a year; sent only where the app is served by https. */
export const HSTS: Headers = { 'strict-transport-security': 'max-age=15552000; includeSubDomains' }

function contentSecurityPolicy(frames: readonly string[], wallets: CspSources, importMapHash: string | null): string {
  const frameHosts = frames.map((url) => (url.startsWith('/') ? "'self'" : new URL(url).origin))
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['script-src', "'self'", ...(importMapHash === null ? [] : [`'${importMapHash}'`])],
    ...(['font-src', 'manifest-src', 'form-action'] as const).map((name) => [name, "'self'"] as const),
    ['style-src', "'self'", ...wallets.style],
    ['worker-src', "'self'"],
    ['img-src', "'self'", 'blob:', ...wallets.img],
    ['media-src', "'self'", 'blob:'],
    ['connect-src', "'self'", ...wallets.connect],
    ['frame-src', ...new Set([...frameHosts, ...wallets.frame])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'musi'],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Passkeys are for this page alone; a frame within it gets none. */
const ALLOWED_HERE = [
  'clipboard-write',
  'autoplay',
  'fullscreen',
  'publickey-credentials-create',
  'publickey-credentials-get',
]
/** Only names that Chromium knows; it logs a warning about others. */
const CLOSED = [
  'accelerometer camera clipboard-read display-capture encrypted-media gamepad geolocation gyroscope hid',
  'identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment',
  'picture-in-picture screen-wake-lock serial storage-access usb window-management xr-spatial-tracking',
].flatMap((line) => line.split(' '))
const PERMISSIONS = [...ALLOWED_HERE.map((name) => `${name}=(self)`), ...CLOSED.map((name) => `${name}=()`)].join(', ')
