import type { Popup } from '@musi/domain/popups/popupList'
import { currentList } from '@musi/domain/token-lists/listState'
import type { ListUpdateNews } from '#platform/page/popups/popups.ts'
import { ListUpdatePopup } from '#platform/tokens/token-lists/ListUpdatePopup.tsx'
import { ManageLists } from '#platform/tokens/token-lists/ManageLists.tsx'
import { listStore } from '#platform/tokens/token-lists/listStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

const NEWS: ListUpdateNews = {
  kind: 'listUpdate',
  url: 'https://lists.example/all.json',
  auto: false,
  name: 'Records and Tapes',
  from: '1.4.0',
  to: '2.0.0',
  added: ['NOVA', 'TAPE'],
  removed: ['WAX'],
  updated: 3,
}
const popup = (key: string, content: ListUpdateNews): Popup<ListUpdateNews> => ({
  key,
  content,
  removeAfterMs: null,
  show: true,
})
const TAKEN = popup('taken', { ...NEWS, auto: true })
const OFFERED = popup('offered', NEWS)
const LONG = popup('long', { ...NEWS, added: Array.from({ length: 10_000 }, (_, at) => `COIN${at}`), removed: [] })

export function ListParts() {
  const { byUrl, selected } = useVisitValue(listStore)
  const entry = byUrl.get(selected)
  return (
    <>
      <Part name="ManageLists">
        <div className={styles['wide']}>
          <p>
            Selected: <output id="selected-list">{(entry && currentList(entry)?.name) ?? 'none'}</output>
          </p>
          <ManageLists onDone={() => undefined} />
        </div>
      </Part>
      <Part name="ListUpdatePopup">
        <ListUpdatePopup popup={TAKEN} />
        <ListUpdatePopup popup={OFFERED} />
        <ListUpdatePopup popup={LONG} />
      </Part>
    </>
  )
}
