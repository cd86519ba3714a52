/**
 * The origin a request was sent to. The guard has checked its Host (edge/guard/refusal.ts); the
 * scheme is https if one of our origins with that host uses it.
 */
export function requestOrigin(publicOrigins: readonly string[] | null, host: string): string {
  const secure = `https://${host.toLowerCase()}`
  return publicOrigins?.includes(secure) === true ? secure : `http://${host.toLowerCase()}`
}
