import { canRemove, currentList, type ListEntry } from '@musi/domain/token-lists/listState'
import { REMOVAL_WORD, confirmsRemoval } from '@musi/domain/token-lists/removalPrompt'
import { safeText } from '@musi/domain/safeText'
import { versionText } from '@musi/domain/token-lists/version'
import { buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/overlays/Popover'
import { Stack } from '@musi/ui/layout/Stack'
import { useId, useState } from 'react'
import { SuppressedQuestion } from '#platform/page/asking/SuppressedQuestion.tsx'
import { type BrowserAnswer, askBrowser } from '#platform/page/asking/askBrowser.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import styles from './ManageLists.module.css'
import type { StoredList } from './storedList.ts'
import { listProblemText } from './listProblemText.ts'
import { listStore } from './listStore.ts'
import { tokenListText } from './listWords.ts'
import { acceptListUpdate } from './refreshList.ts'

/** Dots of a URL in an id would break selectors (spec: hooks.tokens). */
const rowId = (url: string) => `list-row-${url.replaceAll('.', '-')}`
const viewUrl = (url: string) => `https://tokenlists.org/token-list?url=${encodeURIComponent(url)}`

function askForRemoval(): BrowserAnswer {
  // oxlint-disable-next-line no-alert -- the browser's own prompt is specified: a page cannot style or prefill it away
  return askBrowser(() => confirmsRemoval(window.prompt(tokenListText('remove.sure'))))
}

/** The popover of the last row would otherwise be cut off by the dialog. */
const scrollIntoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

type HeldList = Exclude<ListEntry<StoredList>['held'], { kind: 'nothing' }>

type ListActionsProps = { url: string; held: HeldList; onClose: () => void; onRemove: () => void }

function ListActions({ url, held, onClose, onRemove }: ListActionsProps) {
  const lists = useVisitValue(listStore)
  const closeAnd = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <div className={styles['more']} ref={scrollIntoSight}>
      <p>{tokenListText('version', { version: versionText(held.current.version) })}</p>
      <a href={viewUrl(url)} target="_blank" rel="noopener noreferrer">
        {tokenListText('view')}
      </a>
      <button type="button" disabled={!canRemove(lists, url)} onClick={closeAnd(onRemove)}>
        {tokenListText('remove')}
      </button>
      {held.kind === 'offered' && (
        <button type="button" onClick={closeAnd(() => acceptListUpdate(url))}>
          {tokenListText('update')}
        </button>
      )}
    </div>
  )
}

/** One downloaded list: whether it is selected, and its actions (spec: token-lists.manage). */
export function ListRow({ url, entry, onSelect }: { url: string; entry: ListEntry<StoredList>; onSelect: () => void }) {
  const [open, setOpen] = useState(false)
  const [isSuppressed, setSuppressed] = useState(false)
  const panel = useId()
  const isSelected = useVisitValue(listStore).selected === url
  const current = currentList(entry)
  if (entry.held.kind === 'nothing' || current === null) return null
  const name = safeText(current.name, 30)
  const remove = () => listStore.remove(url)
  const askToRemove = () => {
    const answer = askForRemoval()
    setSuppressed(answer === 'suppressed')
    if (answer === 'yes') remove()
  }
  const trigger = (
    <button
      type="button"
      className={styles['trigger']}
      aria-label={tokenListText('more', { name })}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={() => setOpen(!open)}
    >
      <Icon name="dots" />
    </button>
  )
  return (
    <li id={rowId(url)} className={styles['row']}>
      <Stack as="span" shrinks className={styles['name']}>
        <strong>{name}</strong>
        <small title={url}>{url}</small>
        {entry.fetch.kind === 'failed' && (
          <small className={styles['failed']}>
            {tokenListText('failed', { why: listProblemText(entry.fetch.problem) })}
          </small>
        )}
      </Stack>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        trigger={trigger}
        id={panel}
        label={tokenListText('more', { name })}
        align="inFlow"
      >
        <ListActions url={url} held={entry.held} onClose={() => setOpen(false)} onRemove={askToRemove} />
      </Popover>
      {isSuppressed && (
        <div className={styles['suppressed']}>
          <SuppressedQuestion question={tokenListText('remove.sure')} word={REMOVAL_WORD} onYes={remove} />
        </div>
      )}
      <button
        type="button"
        className={`select-button ${buttonClass({ size: 'small', kind: isSelected ? 'quiet' : 'secondary' })}`}
        disabled={isSelected}
        aria-label={tokenListText(isSelected ? 'selected.which' : 'select.which', { name })}
        onClick={onSelect}
      >
        {tokenListText(isSelected ? 'selected' : 'select')}
      </button>
    </li>
  )
}
