import type { Config } from '../config.ts'

/** The origin that a request came to. Its Host is one of ours (guard/refusal.ts); https is where one of them says so. */
export function askedOrigin({ publicOrigins }: Pick<Config, 'publicOrigins'>, host: string): string {
  const secure = `https://${host.toLowerCase()}`
  return publicOrigins?.includes(secure) === true ? secure : `http://${host.toLowerCase()}`
}
