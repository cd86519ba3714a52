import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import { currentList } from '@musi/domain/token-lists/listState'
import { updateNotice } from '@musi/domain/token-lists/updatePolicy'
import { versionStep, versionText } from '@musi/domain/token-lists/version'
import { hidePopup, showPopup } from '#platform/page/popups/popups.ts'
import { fetchList } from './fetchList.ts'
import type { StoredList } from './storedList.ts'
import { askListWorkerOnce } from './listWorkerClient.ts'
import { listStore } from './listStore.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Each version is handled once per visit: an offer or refusal is not repeated every ten minutes. */
const state = perVisit(() => ({ requests: 0, checkedVersions: new Set<string>() }))

/** Fetches a list and applies the update policy. Returns the problem, or null on success. */
export async function refreshList(url: string): Promise<ListProblem | null> {
  const requestId = String((state().requests += 1))
  listStore.pending(url, requestId)
  const fetched = await fetchList(url).catch((error: unknown) => {
    listStore.rejected(url, requestId, { kind: 'notDownloaded', url })
    throw error
  })
  if (!fetched.ok) {
    listStore.rejected(url, requestId, fetched.problem)
    return fetched.problem
  }
  listStore.fulfilled(url, requestId, fetched.list)
  await followPolicy(url)
  return null
}

const listState = (url: string) => listStore.get().byUrl.get(url)?.held

/** Applies, offers or refuses a newer version (spec: token-lists.auto-update, token-lists.ask-major). */
async function followPolicy(url: string): Promise<void> {
  const list = listState(url)
  if (list?.kind !== 'offered' || list.dismissed) return
  const { current, pending } = list
  const key = `${url} ${versionText(pending.version)}`
  const { checkedVersions } = state()
  if (checkedVersions.has(key)) return
  checkedVersions.add(key)
  const answer = await askListWorkerOnce({ kind: 'compare', current: current.text, offered: pending.text })
  if (answer.kind !== 'compared') return
  if (answer.update === 'refuse') return logRefusal(url, answer.step)
  if (answer.update === 'auto') acceptIfStillOffered(url, pending)
  const notice = updateNotice({ kind: answer.update }, isSelected(url))
  if (notice === null) return
  const content = { kind: 'listUpdate', url, auto: notice.auto, ...answer.parts } as const
  showPopup({ key: listPopupKey(url), content, removeAfterMs: notice.removeAfterMs })
}

const isSelected = (url: string) => listStore.get().selected === url

/** Accepts the list unless another tab did so meanwhile. */
function acceptIfStillOffered(url: string, pending: StoredList): void {
  const currentState = listState(url)
  if (currentState?.kind === 'offered' && versionStep(currentState.pending.version, pending.version) === 'none')
    listStore.accept(url)
}

function logRefusal(url: string, step: string): void {
  // oxlint-disable-next-line no-console -- for the list's maintainer; the sentence is specified
  console.error(
    `List at url ${url} could not automatically update because the version bump was only ${step.toUpperCase()} while the update had breaking changes and should have been MAJOR`,
  )
}

const listPopupKey = (url: string) => `list ${url}`

/** The person accepts the offered version. */
export function acceptListUpdate(url: string): void {
  hidePopup(listPopupKey(url))
  if (listState(url)?.kind === 'offered') listStore.accept(url)
}

/** Closes the popup for this version; the offer stays in the list manager. */
export function dismissListUpdate(url: string): void {
  hidePopup(listPopupKey(url))
  listStore.dismiss(url)
}

/** Adds a list by hand: kept if it loads, removed again if not (spec: token-lists.add). Null on success. */
export async function addListByUrl(typed: string): Promise<ListProblem | null> {
  const url = typed.trim()
  const entry = listStore.get().byUrl.get(url)
  if (entry && currentList(entry) !== null) return null
  listStore.add(url)
  const problem = await refreshList(url).catch((): ListProblem => ({ kind: 'notDownloaded', url }))
  if (problem !== null) listStore.remove(url)
  return problem
}
