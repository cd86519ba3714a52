import { CONTENT_PATH } from '@musi/api/page/content'
import { LOGOS_PATH, logoPath } from '@musi/api/page/lists'
import { OUTSIDE_LOGO_PATH } from '@musi/api/page/outside'
import type { Address } from '@musi/domain/address'
import { type ListUrl, listCandidates, listUrl } from '@musi/domain/token-lists/listUrl'

type LogoQuery = {
  /** The token's address; null if it is not a token's logo. */
  readonly address: Address | null
  /** Logo from the token's list; ENS names are resolved before (useLogoSources.ts). */
  readonly logoUri: string | null
  /** Our server draws the logos of the address book itself. */
  readonly isInBook: boolean
}

type PageOrigin = {
  readonly chainId: number
  readonly origin: string
  readonly gateways: readonly string[]
}

const POLYGON = 137
/** The public repository of logos (spec: logos.sources), which names them by address. */
const REPOSITORY = 'https://raw.githubusercontent.com/trustwallet/assets/master/blockchains/polygon/assets'

/** Paths of this origin that are pictures. A list could name any of our URLs. */
const OWN_PICTURE_PATHS = [LOGOS_PATH, CONTENT_PATH].map((path) => `${path}/`)

export type LogoUrl = Exclude<ListUrl, { kind: 'name' }>

/** The possible URLs of a token's logo, best first, all on our own origin (spec: logos.sources). */
export function logoSources({ address, logoUri, isInBook }: LogoQuery, page: PageOrigin): readonly string[] {
  const { chainId, origin, gateways } = page
  const listed = logoUri === null ? null : listUrl(logoUri)
  const urls = listed === null || listed.kind === 'name' ? [] : listCandidates(listed, { gateways, own: origin })
  return [
    ...urls.flatMap((url) => onOurOrigin(url, origin) ?? []),
    ...(address !== null && isInBook ? [logoPath(address)] : []),
    ...(address !== null && chainId === POLYGON ? [throughServer(`${REPOSITORY}/${address}/logo.png`)] : []),
  ].filter((source, at, all) => all.indexOf(source) === at)
}

const throughServer = (url: string) => `${OUTSIDE_LOGO_PATH}?url=${encodeURIComponent(url)}`

/** Returns null if it is on this origin but not a picture. */
function onOurOrigin(url: string, origin: string): string | null {
  const parsed = URL.parse(url, origin)
  if (parsed === null) return null
  if (parsed.origin !== origin) return throughServer(url)
  return OWN_PICTURE_PATHS.some((path) => parsed.pathname.startsWith(path)) ? parsed.pathname : null
}
