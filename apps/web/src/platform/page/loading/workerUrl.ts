type Policy = { createScriptURL: (url: string) => unknown }
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy }

const requireOwnOrigin = (url: string): string => {
  const whole = new URL(url, location.href)
  if (whole.origin !== location.origin) throw new TypeError('A script of another host is not started.')
  return whole.href
}

let policy: Policy | null = null

/**
 * The app's only Trusted Types policy: it allows worker URLs of this host and nothing else (spec:
 * server.trusted-types).
 */
export function workerUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (!factory) return requireOwnOrigin(url)
  policy ??= factory.createPolicy('musi', { createScriptURL: requireOwnOrigin })
  // Worker accepts the policy's object, although its declared type is still a string.
  return policy.createScriptURL(url) as string
}
