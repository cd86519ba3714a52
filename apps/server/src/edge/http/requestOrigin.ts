/** The origin that a request came to. Its Host is one of ours (edge/guard/refusal.ts); https is where one of them says so. */
export function requestOrigin(publicOrigins: readonly string[] | null, host: string): string {
  const secure = `https://${host.toLowerCase()}`
  return publicOrigins?.includes(secure) === true ? secure : `http://${host.toLowerCase()}`
}
