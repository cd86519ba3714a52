/**
 * The origin a request was sent to. Its Host is one of ours (edge/guard/refusal.ts); https if one of our origins with
 * that host uses it.
 */
export function requestOrigin(publicOrigins: readonly string[] | null, host: string): string {
  const secure = `https://${host.toLowerCase()}`
  return publicOrigins?.includes(secure) === true ? secure : `http://${host.toLowerCase()}`
}
