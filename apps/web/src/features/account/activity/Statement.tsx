import type { Address } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useId, useState } from 'react'
import { accountPageText } from '../frame/accountWords.ts'
import styles from '../frame/Account.module.css'
import { statementPath } from './statementPath.ts'

/** Download of the account's history as CSV, for a period or all of it (spec: account.statement). */
export function Statement({ id, account }: { id: string; account: Address }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const noteId = useId()
  const path = statementPath(account, { from, to })
  return (
    <Stack gap={3} id={id}>
      <p>{accountPageText('statement.text')}</p>
      <div className={styles['days']}>
        <Input
          id={`${id}-from`}
          type="date"
          label={accountPageText('statement.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Input
          id={`${id}-to`}
          type="date"
          label={accountPageText('statement.to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      {path === null ? (
        <>
          <Button disabled aria-describedby={noteId}>
            {accountPageText('statement.get')}
          </Button>
          <Note as="output" id={noteId}>
            {accountPageText('statement.order')}
          </Note>
        </>
      ) : (
        <a href={path} download className={buttonClass()}>
          {accountPageText('statement.get')}
        </a>
      )}
    </Stack>
  )
}
