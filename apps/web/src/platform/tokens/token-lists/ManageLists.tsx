import { currentList, type ListEntry } from '@musi/domain/token-lists/listState'
import { Text } from '@musi/ui/Text'
import { useLayoutEffect, useRef } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { AddListBox } from './AddListBox.tsx'
import { ListRow } from './ListRow.tsx'
import styles from './ManageLists.module.css'
import type { StoredList } from './storedList.ts'
import { listStore } from './listStore.ts'
import { tokenListText } from './listWords.ts'

const nameOf = (entry: ListEntry<StoredList>) => currentList(entry)?.name.toLowerCase() ?? ''

/**
 * The downloaded lists, and a box to add more. `onDone` is called when a list was selected (spec:
 * token-lists.manage).
 */
export function ManageLists({ onDone }: { onDone: () => void }) {
  const { byUrl } = useVisitValue(listStore)
  // Only downloaded lists can be viewed or selected.
  const downloaded = [...byUrl].filter(([, entry]) => currentList(entry) !== null)
  const rows = downloaded.toSorted(([, one], [, other]) => nameOf(one).localeCompare(nameOf(other)))
  const haveAllFailed = [...byUrl.values()].every(({ fetch }) => fetch.kind === 'failed')
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    // Removing a list removes the focused element.
    if (document.activeElement === document.body) list.current?.focus()
  })
  const select = (url: string) => () => {
    listStore.select(url)
    onDone()
  }
  return (
    <div className={styles['lists']}>
      <p className={styles['about']}>{tokenListText('about')}</p>
      <AddListBox />
      {rows.length === 0 && <Text tone="muted">{tokenListText(haveAllFailed ? 'noneCame' : 'loading')}</Text>}
      <ul ref={list} tabIndex={-1} className={styles['rows']} aria-label={tokenListText('manage')}>
        {rows.map(([url, entry]) => (
          <ListRow key={url} url={url} entry={entry} onSelect={select(url)} />
        ))}
      </ul>
      <a className={styles['browse']} href="https://tokenlists.org" target="_blank" rel="noopener noreferrer">
        {tokenListText('browse')}
      </a>
    </div>
  )
}
