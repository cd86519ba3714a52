import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { useEffect, useRef } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import card from '#platform/page/card/Page.module.css'
import { Code } from '#platform/page/card/Code.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './CreateTokenForm.module.css'
import { FirstPool } from './FirstPool.tsx'
import { createdToken } from './createdToken.ts'
import { newTokenText } from './tokenWords.ts'

/** The new token and the next step: its first pool, which gives it a price (spec: artist-tokens.first-pool). */
export function CreatedToken({ token }: { token: Token }) {
  const symbol = unitText(token)
  const title = useRef<HTMLHeadingElement>(null)
  // Replaces the form from which its dialog was opened.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <section className={card['card']} aria-labelledby="made-token">
      <Cluster gap={5} nowrap center>
        <span className={styles['sleeve']}>
          <Sleeve seed={token.address} disc="out" />
        </span>
        <span className={styles['names']}>
          <h2 ref={title} id="made-token" tabIndex={-1}>
            {newTokenText('made.title', { symbol })}
          </h2>
          <span>{safeText(token.name, TOKEN_LIMITS.name)}</span>
        </span>
      </Cluster>
      <p>
        <span>{newTokenText('made.address')}</span> <Code text={token.address} />
      </p>
      <FirstPool token={token} />
      <Link className={buttonClass({ size: 'large', block: true })} to="/form">
        {newTokenText('made.song')}
      </Link>
      <Button kind="quiet" block onClick={() => createdToken.set(null)}>
        {newTokenText('made.another')}
      </Button>
    </section>
  )
}
