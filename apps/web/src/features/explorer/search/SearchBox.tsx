import { block } from '@musi/chain/requests/blocks/block'
import { transaction } from '@musi/chain/requests/blocks/transaction'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { type FormEvent, useState } from 'react'
import { request } from '#platform/session/chain/request.ts'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { explorerText } from '../frame/explorerWords.ts'
import styles from './SearchBox.module.css'
import { type Hash, type Subject, subjectOf } from './subject.ts'

/** A hash may be a transaction or a block, so both are looked up; null if it is neither. */
async function pathOfHash(hash: Hash): Promise<string | null> {
  const [asTransaction, asBlock] = await Promise.all([transaction(request, hash), block(request, { hash })])
  if (asTransaction !== null) return `/explorer/tx/${hash}`
  return asBlock === null ? null : `/explorer/block/${hash}`
}

async function pathOf(subject: Subject): Promise<string | null> {
  switch (subject.kind) {
    case 'hash':
      return pathOfHash(subject.hash)
    case 'address':
      return `/explorer/address/${subject.address}`
    case 'block':
      return `/explorer/block/${subject.number}`
  }
}

/** Navigates to the page of the pasted hash, address or block number. */
export function SearchBox() {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function lookUp() {
    const subject = subjectOf(typed)
    if (subject === null) return setProblem(explorerText('searchNothing'))
    setBusy(true)
    try {
      const path = await pathOf(subject)
      if (path === null) setProblem(explorerText('searchNoHash'))
      else navigate(path)
    } catch {
      setProblem(explorerText('searchSilent'))
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void lookUp()
  }
  return (
    <search>
      <form className={styles['search']} onSubmit={submit}>
        <Input
          id="explorer-search"
          label={explorerText('search')}
          labelHidden
          placeholder={explorerText('search')}
          icon={<Icon name="search" />}
          value={typed}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" kind="primary" busy={busy}>
          {explorerText('searchButton')}
        </Button>
      </form>
    </search>
  )
}
