import { Holder } from '@musi/api/history/holders'
import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Facts } from '@musi/ui/layout/Facts'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Code } from '#platform/page/card/Code.tsx'
import { isContractOfBook } from '#platform/page/config/isContractOfBook.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { useHistory } from '#platform/session/history/useHistory.ts'
import styles from './Artist.module.css'
import { artistPageText } from './artistPageWords.ts'
import type { ArtistTokenList, TokenPrice } from './useArtistTokens.ts'
import { HOLDERS_PATH } from '@musi/api/paths'

/** The artist's own tokens, with pool prices and holders. */
export function ArtistTokens({ tokens: { kind, tokens } }: { tokens: ArtistTokenList }) {
  return (
    <>
      {kind === 'reading' && <Skeleton label={artistPageText('loading')} />}
      {kind === 'failed' && <output>{artistPageText('tokens.failed')}</output>}
      {kind === 'read' && tokens.length === 0 && <Empty>{artistPageText('tokens.none')}</Empty>}
      {tokens.map(({ artist, price }) => {
        const { token, lookAlike } = artist
        return (
          <div key={token.address} className={styles['token']} data-token={token.address}>
            <Cluster gap={5} nowrap center>
              <span className={styles['sleeve']}>
                <Sleeve seed={token.address} />
              </span>
              <Stack as="span" shrinks className={styles['names']}>
                <Text as="b" tone="strong" size={20}>
                  {symbolText(token.symbol)}
                </Text>
                <ExplorerLink subject="token" identifier={token.address} className={styles['link']}>
                  <bdi>{safeText(token.name, TOKEN_LIMITS.name)}</bdi>
                </ExplorerLink>
              </Stack>
            </Cluster>
            {lookAlike !== null && (
              <p className={styles['caution']}>
                <Icon name="warning" />{' '}
                <span>
                  {artistPageText('tokens.like', {
                    token: `${safeText(lookAlike.original.name, TOKEN_LIMITS.name)} (${symbolText(lookAlike.original.symbol)})`,
                  })}
                </span>
              </p>
            )}
            <Facts>
              <div>
                <dt>{artistPageText('price')}</dt>
                <dd>
                  <Price price={price} />
                </dd>
              </div>
              <div>
                <dt>{artistPageText('holders')}</dt>
                <dd>
                  <Holders token={token.address} />
                </dd>
              </div>
            </Facts>
            <Code text={token.address} />
            {(price.kind === 'price' || price.kind === 'none') && (
              <Link to={`/add/ETH/${token.address}`} className={buttonClass({ size: 'small' })}>
                {artistPageText(price.kind === 'none' ? 'tokens.open' : 'tokens.add')}
              </Link>
            )}
          </div>
        )
      })}
    </>
  )
}

function Price({ price }: { price: TokenPrice }) {
  if (price.kind === 'reading') return <Skeleton brief label={artistPageText('price.reading')} />
  if (price.kind !== 'price') return artistPageText(`price.${price.kind}`)
  return (
    <>
      {price.text}
      {price.block !== null && <small> {artistPageText('price.from', { number: numberText(price.block) })}</small>}
    </>
  )
}

/** Number of holders, counted up to one page. */
function Holders({ token }: { token: Address }) {
  const history = useHistory({ path: `${HOLDERS_PATH}?token=${token}`, row: Holder, topics: ['moves'] })
  if (history.kind === 'waiting') return <Skeleton brief label={artistPageText('holders.reading')} />
  if (history.kind !== 'read') return artistPageText('holders.unknown')
  const count = numberText(history.rows.filter(({ account }) => !isContractOfBook(account)).length)
  return history.more === null ? count : artistPageText('holders.many', { count })
}
