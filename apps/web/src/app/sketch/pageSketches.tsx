import type { PageName } from '@musi/domain/url/page'
import type { ComponentType } from 'react'
import { ApprovalsFrame } from '../../features/approvals/ApprovalsFrame.tsx'
import { CreateTokenFrame } from '../../features/artist-token/CreateTokenFrame.tsx'
import { accountSketch } from '../../features/account/accountSketch.tsx'
import { ChartsFrame } from '../../features/charts/ChartsFrame.tsx'
import { EarnFrame } from '../../features/earn/EarnFrame.tsx'
import { V1Frame } from '../../features/earn/V1Frame.tsx'
import { ExplorerFrame } from '../../features/explorer/ExplorerFrame.tsx'
import { HeroFrame } from '../../features/home/HeroFrame.tsx'
import { artistSketch } from '../../features/jukebox/artistSketch.tsx'
import { jukeboxSketch } from '../../features/jukebox/jukeboxSketch.tsx'
import { PoolFrame } from '../../features/liquidity/PoolFrame.tsx'
import { songSketch } from '../../features/jukebox/songSketch.tsx'
import { liquiditySketches } from '../../features/liquidity/liquiditySketches.tsx'
import { VoteFrame } from '../../features/votes/VoteFrame.tsx'
import { CollectionsFrame } from '../../features/market/CollectionsFrame.tsx'
import { DropzoneFrame, NextDropFrame } from '../../features/market/DropzoneFrame.tsx'
import { MarketPlaceFrame } from '../../features/market/MarketPlaceFrame.tsx'
import { StudioFrame } from '../../features/studio/StudioFrame.tsx'
import { ReleaseFrame } from '../../features/studio/ReleaseFrame.tsx'
import { Stack } from '@musi/ui/layout/Stack'
import { Column, Columns } from '@musi/ui/layout/Columns'
import card from '#platform/page/card/Page.module.css'
import styles from './PageSketch.module.css'

// Placeholders of about the final size.
const BUTTON = <span className={styles['button']} />
const FIELD = <span className={styles['field']} />
const LINE = <span className={styles['line']} />
const BLOCK = <span className={styles['block']} />

const TALL = <span className={styles['tall']} />

const SQUARE = <span className={styles['square']} />
/** A line of text, at its final height. */
const WORDS = <span className={styles['words']}>{'\u00A0'}</span>

const SEARCH = <span className={styles['search']} />

/** Cards of a grid, in their final size. */
const CARDS = (
  <div className={card['cards']}>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
      <span key={card} className={styles['block']} />
    ))}
  </div>
)

/** A long card and a short one beside it. */
const TWO_COLUMNS = (
  <Columns>
    <Column>{TALL}</Column>
    <Column>{BLOCK}</Column>
  </Columns>
)

const ROWS = (
  <Stack gap={3}>
    {[1, 2, 3, 4, 5].map((row) => (
      <span key={row} className={styles['search']} />
    ))}
  </Stack>
)

const FIELDS = (
  <>
    {FIELD}
    {FIELD}
    {BUTTON}
  </>
)

const TWO_BUTTONS = (
  <>
    {BUTTON}
    {BUTTON}
  </>
)

const jukebox = () =>
  jukeboxSketch({
    button: <span className={styles['signs']} />,
    square: SQUARE,
    field: SEARCH,
    wave: <span className={styles['wave']} />,
  })

/**
 * Sketches of the pages for a visitor without an account, each with the page's own frame. Only the build renders them, so they
 * add no script to the first load, only their style sheets (build/firstLoad.ts).
 */
export const PAGE_SKETCHES: Readonly<Partial<Record<PageName | 'addBoth', ComponentType>>> = {
  home: () => <HeroFrame actions={TWO_BUTTONS} />,
  swap: () => (
    <section className={card['page']}>
      <div className={card['card']}>
        {LINE}
        {FIELDS}
      </div>
    </section>
  ),
  pool: () => <PoolFrame>{BLOCK}</PoolFrame>,
  ...liquiditySketches(FIELDS),
  approvals: () => <ApprovalsFrame>{BLOCK}</ApprovalsFrame>,
  uni: () => (
    <EarnFrame>
      {BLOCK}
      {CARDS}
    </EarnFrame>
  ),
  migrateV1: () => <V1Frame screen="list">{BLOCK}</V1Frame>,
  migrateV1Position: () => <V1Frame screen="migrate">{BLOCK}</V1Frame>,
  removeV1: () => <V1Frame screen="remove">{BLOCK}</V1Frame>,
  createArtistToken: () => <CreateTokenFrame>{BLOCK}</CreateTokenFrame>,
  charts: () => <ChartsFrame>{ROWS}</ChartsFrame>,
  vote: () => (
    <VoteFrame>
      {BLOCK}
      {TALL}
    </VoteFrame>
  ),
  account: () => accountSketch({ words: WORDS, square: SQUARE }),
  artist: () => artistSketch({ words: WORDS, square: SQUARE }),
  jukebox,
  music: jukebox,
  song: () => songSketch({ words: WORDS, square: SQUARE }),
  dropzone: () => (
    <DropzoneFrame>
      <NextDropFrame>
        <span className={styles['next']} data-picture="dropzone" />
      </NextDropFrame>
    </DropzoneFrame>
  ),
  collections: () => <CollectionsFrame>{TALL}</CollectionsFrame>,
  nft: () => (
    <MarketPlaceFrame>
      <Stack gap={4}>
        {SEARCH}
        <span className={styles['tools']} />
        <div className={card['cards']}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
            <span key={card} className={styles['block']} {...(card <= 4 && { 'data-picture': 'nft' })} />
          ))}
        </div>
      </Stack>
    </MarketPlaceFrame>
  ),
  form: () => <StudioFrame>{BLOCK}</StudioFrame>,
  release: () => <ReleaseFrame>{BLOCK}</ReleaseFrame>,
  explorer: () => <ExplorerFrame search={BUTTON}>{TWO_COLUMNS}</ExplorerFrame>,
}

/** The sketch of a page with an unknown title, or without its own frame. */
export const OtherSketch = () => (
  <div className={styles['lines']}>
    <span className={styles['title']} />
    {LINE}
    {LINE}
  </div>
)
