import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Select } from '@musi/ui/controls/Select'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useFold } from '@musi/ui/useFold'
import { useState } from 'react'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import { cannotBePaid } from '../terms/unpayableAccounts.ts'
import { termsText } from '../terms/termsWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { type Earning, titleOf } from './earning.ts'
import styles from './Shares.module.css'

/** `rows`: the songs in which the account has a share. */
type Props = { account: Address; rows: readonly Earning[]; onAct: (act: SongAct) => void }

/** Transfers the account's share of a song to another account (spec: studio.shares). */
export function TransferShare({ account, rows, onAct }: Props) {
  const { isOpen, partId, button } = useFold()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const field = useAddressField(typed)
  const knownAddresses = useKnownAddresses()
  const row = rows.find(({ song }) => song === chosen) ?? rows[0]
  const payee = field.kind === 'address' ? field.address : null
  const problem =
    payee === account ? ownSongsText('handOn.self') : cannotBePaid(payee) ? termsText('why.cannotBePaid') : null
  if (row === undefined) return null
  const { jukebox, song, shareBps } = row
  return (
    <div className={styles['act']}>
      <Button id="hand-on" kind="quiet" size="small" {...button}>
        {ownSongsText('handOn')}
      </Button>
      {isOpen && (
        <Stack gap={3} id={partId}>
          <Select
            id="hand-on-song"
            label={ownSongsText('handOn.song')}
            value={song}
            options={rows.map((one) => [one.song, titleOf(one)])}
            onChange={setChosen}
          />
          <AddressInput
            id="hand-on-to"
            label={ownSongsText('handOn.to')}
            value={typed}
            onValue={setTyped}
            {...{ field, known: knownAddresses }}
            problem={problem}
          />
          <Cluster>
            <Button
              id="hand-on-review"
              disabled={payee === null || problem !== null}
              onPointerEnter={LateSongActDialog.preload}
              onClick={() =>
                payee !== null &&
                onAct({ kind: 'handOn', account, jukebox, song, title: titleOf(row), shareBps, payee })
              }
            >
              {ownSongsText('handOn')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </div>
  )
}
