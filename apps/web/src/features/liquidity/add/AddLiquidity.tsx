import { currencyId } from '@musi/domain/currency'
import { setsPrice } from '@musi/domain/liquidity/pairState'
import { type AddSides, addPath } from '@musi/domain/url/liquidityPath'
import { useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { LateTokenSelect } from '#platform/tokens/token-select/LateTokenSelect.ts'
import { ArtistNote } from '#platform/tokens/token-warning/ArtistNote.tsx'
import { PoolScreen } from '../frame/PoolScreen.tsx'
import { PositionCard } from '../position/PositionCard.tsx'
import { addText } from './words/addWords.ts'
import { AddModeSwitch, ModePlaceholder } from './AddModeSwitch.tsx'
import { AddBoth } from './both/AddBoth.tsx'
import { useTyped } from './typed/useTyped.ts'

const AddOne = latePart(async () => (await import('./one/AddOne.tsx')).AddOne)

const FIELDS = { a: 'CURRENCY_A', b: 'CURRENCY_B' } as const

type Props = { ids: AddSides; isCreate: boolean }

/** Adds tokens to a pool at its price; in an empty pool their amounts set the price (spec: liquidity.add-problems). */
export function AddLiquidity({ ids, isCreate }: Props) {
  const [picking, setPicking] = useState<keyof AddSides | null>(null)
  const sides = { a: useCurrencySide(ids.a), b: useCurrencySide(ids.b) }
  const currencies = [sides.a.currency, sides.b.currency] as const
  const pool = usePool(...currencies)
  const [typed, changeInput] = useTyped()
  // The first provider must add both tokens to set the price; before the pool is read, one token is not offered.
  const canAddOne =
    pool !== null && pool.state.kind === 'exists' && !setsPrice(pool.state, contractOf('oneTokenLiquidity') !== null)
  const isNamed = ids.a !== null && ids.b !== null
  const isRead = pool !== null && pool.state.kind !== 'loading'
  const formProps = { sides, pool, onPick: setPicking }
  const both = <AddBoth {...formProps} input={typed.both} onInput={(input) => changeInput({ both: input })} />
  const one = (
    <AddOne
      {...formProps}
      input={typed.one}
      onInput={(input) => changeInput({ one: input })}
      onBoth={(text) =>
        changeInput({
          mode: 'both',
          both: { ...typed.both, independentField: FIELDS[typed.one.given], typedValue: text },
        })
      }
    />
  )
  const choose = (side: keyof AddSides, id: AddSides['a']) =>
    id !== null && navigate(addPath(ids, side, id), { replace: true })
  const other = picking === 'a' ? 'b' : 'a'
  return (
    <PoolScreen
      name="add-liquidity"
      title={addText(isCreate ? 'title.create' : 'title')}
      hint={addText('hint')}
      preload={LateTokenSelect.preload}
      below={
        <>
          <PositionCard facts={pool} currencies={currencies} isNamed={isNamed} />
          {picking !== null && (
            <LateTokenSelect
              open
              showsBases
              onClose={() => setPicking(null)}
              onPick={(currency) => choose(picking, currencyId(currency))}
              onSwap={() => choose(picking, ids[other])}
              picked={sides[picking].currency}
              other={sides[other].currency}
            />
          )}
        </>
      }
    >
      {isNamed && !isRead && <ModePlaceholder />}
      {canAddOne && <AddModeSwitch mode={typed.mode} onMode={(mode) => changeInput({ mode })} />}
      {canAddOne && typed.mode === 'one' ? one : both}
      <ArtistNote currencies={currencies} />
    </PoolScreen>
  )
}
