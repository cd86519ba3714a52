import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import { currentList } from '@musi/domain/token-lists/listState'
import { updateNotice } from '@musi/domain/token-lists/updatePolicy'
import { versionStep, versionText } from '@musi/domain/token-lists/version'
import { hidePopup, showPopup } from '../../page/popups/popups.ts'
import { fetchList } from './fetchList.ts'
import type { KeptList } from './keptList.ts'
import { askListDeskOnce } from './listDesk.ts'
import { listStore } from './listStore.ts'
import { perVisit } from '../../page/visit/visit.ts'

/** Each version of a list is looked at once in a visit: what was asked or refused is not said again every ten minutes. */
const visit = perVisit(() => ({ requests: 0, looked: new Set<string>() }))

/** Fetches a list and does with it what the policy says. The problem, or null: it is here. */
export async function refreshList(url: string): Promise<ListProblem | null> {
  const requestId = String((visit().requests += 1))
  listStore.pending(url, requestId)
  const found = await fetchList(url).catch((error: unknown) => {
    listStore.rejected(url, requestId, { kind: 'notDownloaded', url })
    throw error
  })
  if (!found.ok) {
    listStore.rejected(url, requestId, found.problem)
    return found.problem
  }
  listStore.fulfilled(url, requestId, found.list)
  await followPolicy(url)
  return null
}

const heldOf = (url: string) => listStore.get().byUrl.get(url)?.held

/** A higher version that was fetched: taken, offered or refused (spec: token-lists.auto-update, token-lists.ask-major). */
async function followPolicy(url: string): Promise<void> {
  const held = heldOf(url)
  if (held?.kind !== 'offered' || held.dismissed) return
  const { current, pending } = held
  const key = `${url} ${versionText(pending.version)}`
  const { looked } = visit()
  if (looked.has(key)) return
  looked.add(key)
  const answer = await askListDeskOnce({ kind: 'compare', held: current.text, offered: pending.text })
  if (answer.kind !== 'compared') return
  if (answer.update === 'refuse') return logRefusal(url, answer.step)
  if (answer.update === 'auto') takeIfStillOffered(url, pending)
  const notice = updateNotice({ kind: answer.update }, isSelected(url))
  if (notice === null) return
  const content = { kind: 'listUpdate', url, auto: notice.auto, ...answer.parts } as const
  showPopup({ key: listPopupKey(url), content, removeAfterMs: notice.removeAfterMs })
}

const isSelected = (url: string) => listStore.get().selected === url

/** Another tab may have taken it in the meantime. */
function takeIfStillOffered(url: string, pending: KeptList): void {
  const held = heldOf(url)
  if (held?.kind === 'offered' && versionStep(held.pending.version, pending.version) === 'none') listStore.accept(url)
}

function logRefusal(url: string, step: string): void {
  // oxlint-disable-next-line no-console -- whoever keeps the list finds it there; the sentence is specified
  console.error(
    `List at url ${url} could not automatically update because the version bump was only ${step.toUpperCase()} while the update had breaking changes and should have been MAJOR`,
  )
}

const listPopupKey = (url: string) => `list ${url}`

/** The person takes the version that is offered. */
export function acceptListUpdate(url: string): void {
  hidePopup(listPopupKey(url))
  if (heldOf(url)?.kind === 'offered') listStore.accept(url)
}

/** The offer stays in the list manager; its popup does not come again for this version. */
export function dismissListUpdate(url: string): void {
  hidePopup(listPopupKey(url))
  listStore.dismiss(url)
}

/** The list that somebody added by hand: kept if it comes, removed again if not (spec: token-lists.add). Null: it is here. */
export async function addListByUrl(typed: string): Promise<ListProblem | null> {
  const url = typed.trim()
  const entry = listStore.get().byUrl.get(url)
  if (entry && currentList(entry) !== null) return null
  listStore.add(url)
  const problem = await refreshList(url).catch((): ListProblem => ({ kind: 'notDownloaded', url }))
  if (problem !== null) listStore.remove(url)
  return problem
}
