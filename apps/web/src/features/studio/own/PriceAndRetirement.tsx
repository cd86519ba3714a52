import type { Address } from '@musi/domain/address'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { amountOf } from '@musi/domain/currency'
import { songCost } from '@musi/domain/music/songCost'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import type { OwnSong } from '../publish/studioApi.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { studioText } from '../words/studioWords.ts'
import styles from './Own.module.css'

type Props = { id: string; account: Address; song: OwnSong; onAct: (act: SongAct) => void }

/** Changes a song on chain: its price, and whether it is for sale (spec: studio.standing). */
export function PriceAndRetirement({ id, account, song, onAct }: Props) {
  const { jukebox, registered, song_title: title } = song
  const lookup = useToken(registered?.token ?? null)
  const [typed, setTyped] = useState('')
  if (registered === null || lookup.kind !== 'token') return null
  const currentCost = amountOf(lookup.token, registered.cost)
  const cost = songCost(typed)
  const raw = cost.kind === 'cost' ? cost.raw : null
  const problem =
    typed === ''
      ? null
      : raw === null
        ? studioText(cost.kind === 'required' ? 'required.cost' : 'notACost')
        : raw === currentCost.raw
          ? ownSongsText('price.same')
          : null
  const target = { account, jukebox, song: song.song, title }
  return (
    <section className={styles['part']} aria-labelledby={`${id}-price`}>
      <h4 id={`${id}-price`}>{ownSongsText('price')}</h4>
      <p>{studioText('row.cost', { cost: exactText(currentCost) })}</p>
      <form
        className={styles['line']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (raw !== null && problem === null)
            onAct({ kind: 'price', ...target, currentCost, cost: amountOf(lookup.token, raw) })
        }}
      >
        <Input
          id={`${id}-cost`}
          label={ownSongsText('price.new')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={({ target }) => {
            const amount = typedAmount(target.value)
            if (amount !== null) setTyped(amount)
          }}
        />
        <Button type="submit" disabled={raw === null || problem !== null} onPointerEnter={LateSongActDialog.preload}>
          {ownSongsText('price.change')}
        </Button>
      </form>
      <Note>{ownSongsText('retire.about')}</Note>
      <Button
        id={`${id}-retire`}
        onPointerEnter={LateSongActDialog.preload}
        onClick={() => onAct({ kind: 'retire', ...target })}
      >
        {ownSongsText('retire')}
      </Button>
    </section>
  )
}
