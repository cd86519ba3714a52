import { amountOf } from '@musi/domain/currency'
import type { SongKey } from '@musi/domain/music/songKey'
import { shortenAddress } from '@musi/domain/address'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAddressName } from '#platform/session/names/useAddressName.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { rawBalance, useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { getTokenLink } from '../payment/getTokenLink.ts'
import { SignInStep } from '../payment/SignInStep.tsx'
import styles from './CoinPanel.module.css'
import type { Coin } from './useCoin.ts'
import type { WayIn } from './wayIn.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { waysInText } from './waysInWords.ts'

type Props = { wayIn: WayIn; coin: Pick<Coin, 'state' | 'signIn' | 'hasNoAccess'> }

/**
 * Explains how the song can be heard without a coin: by holdings of the wallet, after sign-in (spec: songs.ways-in).
 */
export function WaysIn({ wayIn, coin: { state, signIn, hasNoAccess } }: Props) {
  const account = useAccount()
  const containerRef = useRef<HTMLDivElement>(null)
  useFocusHandover(containerRef)
  return (
    <div ref={containerRef} id="insert-ways" className={styles['ways']} tabIndex={-1}>
      <p>{waysInText(wayIn.kind === 'own' ? 'own' : state.kind === 'opensLater' ? 'early' : 'keys')}</p>
      {wayIn.kind === 'keys' && (
        <Stack as="ul" gap={2}>
          {wayIn.keys.map((key) => (
            <li key={key.kind === 'token' ? key.token : key.collection}>
              {key.kind === 'token' ? <TokenKey songKey={key} /> : <CollectibleKey songKey={key} />}
            </li>
          ))}
        </Stack>
      )}
      {account === null && (
        <Unconnected>
          <Button id="insert-connect" onClick={() => showModal('WALLET')}>
            {waysInText('connect')}
          </Button>
        </Unconnected>
      )}
      {account !== null && signIn.isSignedIn === false && <SignIn signIn={signIn} />}
      <output>{hasNoAccess && wayIn.kind === 'keys' ? waysInText('not') : ''}</output>
    </div>
  )
}

/** Moves focus when the focused element disappears: to the coin slot if it takes over, otherwise to this text. */
function useFocusHandover(containerRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container = containerRef.current
    return () => {
      if (container?.contains(document.activeElement) !== true) return
      queueMicrotask(() => {
        const slot = document.querySelector<HTMLElement>('#insert-to-play:enabled')
        const next = slot ?? document.getElementById('insert-ways')
        next?.focus()
      })
    }
  }, [containerRef])
}

function SignIn({ signIn }: Pick<Coin, 'signIn'>) {
  const containerRef = useRef<HTMLDivElement>(null)
  useFocusHandover(containerRef)
  return (
    <div ref={containerRef}>
      <SignInStep signIn={signIn} reason={waysInText('why')} />
    </div>
  )
}

function TokenKey({ songKey: { token, atLeast } }: { songKey: Extract<SongKey, { kind: 'token' }> }) {
  const side = useCurrencySide(token)
  const balance = rawBalance(side)
  if (side.currency?.kind !== 'token') return <>{waysInText('reading')}</>
  return (
    <>
      <span>{waysInText('amount', { amount: amountText(amountOf(side.currency, atLeast), DIGITS) })}</span>
      {balance !== null && balance < atLeast && (
        <Link className={buttonClass({ size: 'medium' })} to={getTokenLink(amountOf(side.currency, atLeast - balance))}>
          {jukeboxText('insert.get', { symbol: unitText(side.currency) })}
        </Link>
      )}
    </>
  )
}

const DIGITS = 6

function CollectibleKey({ songKey: { collection } }: { songKey: Extract<SongKey, { kind: 'collectible' }> }) {
  const name = useAddressName(collection)
  return <span title={collection}>{waysInText('collectible', { name: name ?? shortenAddress(collection) })}</span>
}
