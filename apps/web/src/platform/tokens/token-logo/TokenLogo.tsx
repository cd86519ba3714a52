import { NATIVE_ID, type Currency } from '@musi/domain/currency'
import { type ReactNode, useState } from 'react'
import { Disc } from '#platform/page/artwork/Disc.tsx'
import { LateCover } from '#platform/page/artwork/LateCover.tsx'
import { Coin } from './Coin.tsx'
import { drawnAs } from './drawnAs.ts'
import { hasFailed, markFailed } from './failedLogos.ts'
import styles from './TokenLogo.module.css'
import { useLogoSources } from './useLogoSources.ts'

type Props = {
  currency: Currency
  /** Logo from the token's list. */
  logoUri?: string | null
  /** An artist token is a record, all others are coins (spec: logos.coin-or-record). */
  shape?: 'coin' | 'record'
  size?: 'small' | 'medium' | 'large'
}

/** The logo of a currency. A broken source falls back to the next one, and finally to a drawing. */
export function TokenLogo({ currency, logoUri = null, shape = 'coin', size = 'medium' }: Props) {
  const sources = useLogoSources(currency.kind === 'native' ? null : currency.address, logoUri)
  const [, setFailures] = useState(0)
  const source = sources.find((one) => !hasFailed(one))
  const next = (broken: string) => {
    markFailed(broken)
    setFailures((count) => count + 1)
  }
  return (
    <span className={`${styles['logo']} ${styles[shape]} ${styles[size]}`} aria-hidden="true">
      {shape === 'record' && (
        <span className={styles['disc']}>
          <Disc {...(currency.kind === 'token' && { seed: currency.address })} />
        </span>
      )}
      {source === undefined ? (
        <DrawnLogo currency={currency} shape={shape} size={size} />
      ) : (
        <Picture key={source} source={source} onBroken={next}>
          <DrawnLogo currency={currency} shape={shape} size={size} />
        </Picture>
      )}
    </span>
  )
}

function DrawnLogo({ currency, shape, size }: Required<Omit<Props, 'logoUri'>>) {
  const address = currency.kind === 'native' ? NATIVE_ID : currency.address
  return shape === 'record' ? (
    <LateCover seed={address} className={styles['face']} isSmall={size === 'small'} />
  ) : (
    <Coin address={address} symbol={currency.symbol} drawnAs={drawnAs(currency)} className={styles['face']} />
  )
}

type PictureProps = { source: string; onBroken: (source: string) => void; children: ReactNode }

/** Shows the drawing until a slow picture has loaded (case 23). */
function Picture({ source, onBroken, children }: PictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isLoaded && children}
      <img
        src={source}
        alt=""
        decoding="async"
        loading="lazy"
        className={isLoaded ? styles['face'] : `${styles['face']} ${styles['notYet']}`}
        onLoad={() => setLoaded(true)}
        onError={() => onBroken(source)}
      />
    </>
  )
}
