import { OUTSIDE_LIST_PATH } from '@musi/api/page/outside'
import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import { type ListUrl, listCandidates, listUrl } from '@musi/domain/token-lists/listUrl'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { request } from '#platform/session/chain/request.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import type { StoredList } from './storedList.ts'
import { askListWorkerOnce } from './listWorkerClient.ts'

/** Longer than our server waits for a host. */
const TIMEOUT_MS = 30_000

type Failed = { readonly ok: false; readonly problem: ListProblem }
export type FetchedList = { readonly ok: true; readonly list: StoredList } | Failed

const failed = (problem: ListProblem): Failed => ({ ok: false, problem })
const isOwnPath = (url: string) => /^\/(?!\/)/.test(url)

/**
 * Fetches a list by its URL and checks it against the schema (spec: token-lists.schema,
 * token-lists.candidates).
 */
export async function fetchList(url: string): Promise<FetchedList> {
  const addresses = await addressesOf(url)
  if (!addresses.ok) return addresses
  let problem: ListProblem = { kind: 'notDownloaded', url }
  for (const address of addresses.all) {
    const text = await download(address)
    if (text === null) continue
    const answer = await askListWorkerOnce({ kind: 'check', text })
    if (answer.kind === 'list') return { ok: true, list: answer.list }
    // A gateway that sends something else is skipped like a dead one (case 100).
    if (answer.kind === 'invalid') problem = { kind: 'invalid', problems: answer.problems }
  }
  return failed(problem)
}

async function addressesOf(url: string): Promise<{ ok: true; all: readonly string[] } | Failed> {
  if (isOwnPath(url)) return { ok: true, all: [url] }
  const typed = listUrl(url)
  if (typed === null) return failed({ kind: 'unrecognizedProtocol' })
  const target = typed.kind === 'name' ? await resolveName(typed, url) : { ok: true as const, at: typed }
  if (!target.ok) return target
  // Our own gateway is at /ipfs/ of this origin; the path below includes the kind.
  const gateways = config().ipfsGateways.map((gateway) => gateway.replace(/^\/ipfs\/?$/, location.origin))
  return { ok: true, all: listCandidates(target.at, { gateways, own: location.origin }) }
}

type Plain = Exclude<ListUrl, { kind: 'name' }>

/** Resolves a name by its content hash. The code for names is loaded on first use. */
async function resolveName({ name, path }: Extract<ListUrl, { kind: 'name' }>, url: string) {
  const [{ contentHash }, { namedList }] = await Promise.all([
    import('@musi/chain/names/contentHash'),
    import('@musi/domain/token-lists/contentHashUri'),
  ])
  const registry = contractOf('nameRegistry')
  const content = await contentHash(request, registry, name).catch(() => null)
  if (content === null || (!content.ok && content.kind === 'unresolved'))
    return failed({ kind: 'nameNotResolved', name })
  if (!content.ok) return failed({ kind: 'contentHashNotTranslated', hash: content.hash })
  const at = namedList(content, path)
  if (at === null || at.kind === 'name') return failed({ kind: 'notDownloaded', url })
  return { ok: true as const, at: at satisfies Plain }
}

/** Our own origin is fetched directly; all others through our server (spec: token-lists.own-origin-direct). */
async function download(address: string): Promise<string | null> {
  const isOwn = isOwnPath(address) || address.startsWith(`${location.origin}/`)
  const url = isOwn ? address : `${OUTSIDE_LIST_PATH}?url=${encodeURIComponent(address)}`
  try {
    const answer = await fromServer(url, { patienceMs: TIMEOUT_MS })
    if (answer.ok) return await answer.text()
    debug(`${address} was answered with ${answer.status}.`)
  } catch (error) {
    debug(`${address} did not answer.`, error)
  }
  return null
}

/** spec: token-lists.candidates */
// oxlint-disable-next-line no-console
const debug = (sentence: string, why?: unknown) => console.debug(sentence, why ?? '')
