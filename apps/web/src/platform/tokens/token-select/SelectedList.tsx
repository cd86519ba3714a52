import { currentList } from '@musi/domain/token-lists/listState'
import { useState } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { listStore } from '../token-lists/listStore.ts'
import { hasFailed, markFailed } from '../token-logo/failedLogos.ts'
import { useLogoSources } from '../token-logo/useLogoSources.ts'
import styles from './TokenSelect.module.css'
import { selectText } from './selectWords.ts'
import { safeText } from '@musi/domain/safeText'

/** The schema's own limit. */
const MAX_NAME_LENGTH = 30

/** The selected list, with a button to change it. */
export function SelectedList({ onChange }: { onChange: () => void }) {
  const { byUrl, selected } = useVisitValue(listStore)
  const entry = byUrl.get(selected)
  const list = entry === undefined ? null : currentList(entry)
  return (
    <div className={styles['foot']}>
      {list !== null && (
        <>
          <ListLogo uri={list.logoUri} />
          <span id="currency-search-selected-list-name" className={styles['name']}>
            {safeText(list.name, MAX_NAME_LENGTH)}
          </span>
        </>
      )}
      <button type="button" id="currency-search-change-list-button" className={styles['change']} onClick={onChange}>
        {selectText(list === null ? 'selectList' : 'change')}
      </button>
    </div>
  )
}

function ListLogo({ uri }: { uri: string | null }) {
  const [, setFailures] = useState(0)
  const source = useLogoSources(null, uri).find((one) => !hasFailed(one))
  if (source === undefined) return null
  const broken = () => {
    markFailed(source)
    setFailures((count) => count + 1)
  }
  return <img src={source} alt="" className={styles['logo']} onError={broken} />
}
