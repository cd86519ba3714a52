import { isMobile } from '#platform/page/config/isMobile.ts'

type UrlFacts = {
  userAgent: string
  location: { host: string; hostname: string }
  originalHost: string | null
}

/**
 * The warning about the URL to show (spec: shell.url-warning). Without a configured host, phones are shown the current
 * host.
 */
export function urlWarning({
  userAgent,
  location,
  originalHost,
}: UrlFacts): { kind: 'mobile' | 'desktop'; host: string } | null {
  if (isMobile(userAgent)) return { kind: 'mobile', host: originalHost ?? location.host }
  return originalHost !== null && location.hostname === originalHost ? { kind: 'desktop', host: originalHost } : null
}
