import { parseAddress } from '../address.ts'
import { EXPLORER, explorerPage } from './explorerPage.ts'
import { pathSegments } from './pathSegments.ts'
import { type Page, plainPageAt } from './page.ts'

export type UrlLocation = { pathname: string; search: string; hash: string }

/** Parts of the app that some chains do not have: our small explorer exists on development chains only (spec: explorer.only-ours). */
export type OptionalParts = { explorer: boolean }

/** Target of a location: a page of the route table, or another path of this app. */
export type Destination =
  | { kind: 'page'; page: Page }
  | { kind: 'redirect'; to: string; opens: 'ADDRESS_CLAIM' | null; /** Nothing is at that path. */ isUnknown: boolean }

const TWO_ADDRESSES = /^(0x[0-9a-fA-F]{40})-(0x[0-9a-fA-F]{40})$/

const showPage = (page: Page): Destination => ({ kind: 'page', page })
const goTo = (to: string, search: string, opens: 'ADDRESS_CLAIM' | null = null): Destination => ({
  kind: 'redirect',
  to: to + search,
  opens,
  isUnknown: false,
})
const goToSwap = (search: string): Destination => ({
  kind: 'redirect',
  to: `/swap${search}`,
  opens: null,
  isUnknown: true,
})
const path = (...segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`
const plus = (search: string, more: string) => (search.length > 1 ? `${search}&${more}` : `?${more}`)

const withoutTrailingSlash = (pathname: string) => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname)

const addOrCreate = (name: 'add' | 'create', a: string | undefined, b: string | undefined, search: string) => {
  const addresses = TWO_ADDRESSES.exec(a ?? '')
  if (addresses?.[1] !== undefined && addresses[2] !== undefined)
    return goTo(path('add', addresses[1], addresses[2]), search)
  if (a !== undefined && a.toLowerCase() === b?.toLowerCase()) return goTo(path('add', a), search)
  return showPage({ name, currencyIdA: a ?? null, currencyIdB: b ?? null })
}

const v1Position = (name: 'removeV1' | 'migrateV1Position', text: string, search: string) => {
  const address = parseAddress(text)
  return address ? showPage({ name, address }) : goTo('/migrate/v1', search)
}

const legacyRemove = (tokens: string, search: string) => {
  const addresses = TWO_ADDRESSES.exec(tokens)
  return addresses?.[1] !== undefined && addresses[2] !== undefined
    ? goTo(path('remove', addresses[1], addresses[2]), search)
    : goTo('/pool', search)
}

/** Paths with parameters, in match order (spec: routes.strict); undefined if not in the table. */
const parameterised = (segments: readonly string[], search: string): Destination | undefined => {
  const [first, second, third, fourth] = segments
  if (fourth !== undefined || second === undefined) return undefined
  if (third === undefined) {
    if (first === 'swap') return goTo('/swap', plus(search, `outputCurrency=${encodeURIComponent(second)}`))
    if (first === 'vote') return showPage({ name: 'proposal', id: second })
    if (first === 'nft') return showPage({ name: 'collection', address: second })
    if (first === 'account' || first === 'artist' || first === 'song')
      return showPage({ name: first, identifier: second })
    return first === 'remove' ? legacyRemove(second, search) : undefined
  }
  if (first === 'charts' && second === 'token') return showPage({ name: 'chartsToken', identifier: third })
  if (first === 'charts' && second === 'pool') return showPage({ name: 'chartsPool', identifier: third })
  if (first === 'remove' && second === 'v1') return v1Position('removeV1', third, search)
  if (first === 'migrate' && second === 'v1') return v1Position('migrateV1Position', third, search)
  if (first === 'nft') return showPage({ name: 'piece', collection: second, id: third })
  if (first === 'remove') return showPage({ name: 'remove', currencyIdA: second, currencyIdB: third })
  if (first === 'uni') return showPage({ name: 'uniPool', currencyIdA: second, currencyIdB: third })
  return undefined
}

const atExplorer = (pathname: string, search: string): Destination => {
  const page = explorerPage(pathSegments(withoutTrailingSlash(pathname)) ?? [])
  return page === null ? goTo(path(EXPLORER), search) : showPage(page)
}

const atPath = (pathname: string, search: string, parts: OptionalParts): Destination => {
  const plain = plainPageAt(pathname)
  if (plain !== undefined) return showPage({ name: plain })
  if (pathname === '/claim') return goTo('/swap', search, 'ADDRESS_CLAIM')
  if (pathname === '/send') return goTo('/swap', search)
  const family = pathSegments(withoutTrailingSlash(pathname))
  if (parts.explorer && family?.[0] === EXPLORER) return atExplorer(pathname, search)
  const [first, a, b, more] = family ?? []
  if ((first === 'add' || first === 'create') && more === undefined) return addOrCreate(first, a, b, search)
  // All other paths are strict: with a trailing slash they are unknown and redirect to /swap.
  return parameterised(pathSegments(pathname) ?? [], search) ?? goToSwap(search)
}

/** Redirects the old link form `/#/swap?use=v1` to `/swap?use=v1`. */
const oldHashForm = (hash: string, search: string, parts: OptionalParts): Destination => {
  const [pathname = '/', ...rest] = hash.slice(1).split('?')
  const query = rest.join('?')
  const merged = query === '' ? search : plus(search, query)
  const destination = atPath(pathname, merged, parts)
  if (destination.kind === 'redirect') return destination
  // Rebuilt from its parts, so that no part can be read as another path or host.
  return goTo(path(...(pathSegments(withoutTrailingSlash(pathname)) ?? [])), merged)
}

/** The page of the route table for a location, or a redirect (spec: routes.table, routes.catch-all). */
export function redirect(
  { pathname, search, hash }: UrlLocation,
  parts: OptionalParts = { explorer: false },
): Destination {
  // A query without a leading "?" would be appended to the path.
  const query = search.startsWith('?') ? search : ''
  const oldForm = pathname === '/' && hash.startsWith('#/') && hash !== '#/'
  return oldForm ? oldHashForm(hash, query, parts) : atPath(pathname, query, parts)
}
