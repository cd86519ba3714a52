import { owedShare } from '@musi/chain/reads/music/owedShare'
import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { jukeboxes } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import { cannotBePaid } from '../terms/unpayableAccounts.ts'
import { termsText } from '../terms/termsWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import form from '../form/SongForm.module.css'
import styles from './Shares.module.css'

type Props = { account: Address; tokens: readonly Address[]; onAct: (act: SongAct) => void }

/**
 * Amounts that the jukebox keeps for the account, with the part that can be withdrawn now, as read
 * from the chain (spec: studio.shares).
 */
export function OwedShares({ account, tokens, onAct }: Props) {
  const sources = jukeboxes().flatMap((jukebox) => tokens.map((token) => ({ jukebox, token })))
  const answers = useReads(sources.map(({ jukebox, token }) => owedShare(jukebox, account, token)))
  const owed = sources.flatMap((source, at) => {
    const answer = answers[at]
    return answer?.kind === 'value' && answer.value > 0n ? [{ ...source, raw: answer.value }] : []
  })
  const isUnread = answers.some((answer) => answer.kind !== 'value' && (answer.kind !== 'loading' || answer.overdue))
  if (owed.length === 0 && !isUnread) return null
  return (
    <section className={`${form['fields']} ${styles['owed']}`} aria-labelledby="owed-shares">
      <h4 id="owed-shares">{ownSongsText('owed')}</h4>
      <Note>{ownSongsText('owed.about')}</Note>
      <Note as="output">{isUnread ? ownSongsText('owed.away') : null}</Note>
      <Stack as="ul" gap={3}>
        {owed.map((one) => (
          <Owed key={`${one.jukebox} ${one.token}`} account={account} {...one} onAct={onAct} />
        ))}
      </Stack>
    </section>
  )
}

type OwedProps = Omit<Props, 'tokens'> & { jukebox: Address; token: Address; raw: bigint }

function Owed({ jukebox, account, token, raw, onAct }: OwedProps) {
  const lookup = useToken(token)
  const [typed, setTyped] = useState<string | null>(null)
  const field = useAddressField(typed ?? '')
  const known = useKnownAddresses()
  const typedRecipient = field.kind === 'address' ? field.address : null
  const recipient = typed === null ? account : typedRecipient
  const recipientProblem = typed !== null && cannotBePaid(recipient) ? termsText('why.cannotBePaid') : null
  if (lookup.kind !== 'token') return null
  const amount = amountOf(lookup.token, raw)
  const id = `collect-${jukebox.slice(2, 6)}-${token.slice(2, 12)}`
  return (
    <li className={styles['row']}>
      <b className={styles['who']}>{exactText(amount)}</b>
      <span className={styles['act']}>
        {typed !== null && (
          <AddressInput
            id={`${id}-to`}
            label={ownSongsText('collect.recipient')}
            value={typed}
            onValue={setTyped}
            {...{ field, known }}
            problem={recipientProblem}
          />
        )}
        <Button
          id={id}
          disabled={recipient === null || recipientProblem !== null}
          onPointerEnter={LateSongActDialog.preload}
          onClick={() => recipient !== null && onAct({ kind: 'collect', account, jukebox, amount, recipient })}
        >
          {ownSongsText('collect')}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setTyped(typed === null ? '' : null)}>
          {ownSongsText(typed === null ? 'collect.elsewhere' : 'collect.here')}
        </Button>
      </span>
    </li>
  )
}
