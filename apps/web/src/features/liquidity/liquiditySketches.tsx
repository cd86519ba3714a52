import type { ReactNode } from 'react'
import { RoomForWays } from './add/AddWays.tsx'
import { t as add } from './add/words/addWords.ts'
import { t as find } from './find/findWords.ts'
import { PoolScreen } from './frame/PoolScreen.tsx'
import { WouldEarn } from './position/WouldEarn.tsx'
import { t as remove } from './remove/removeWords.ts'

const ADD = 'add-liquidity'

/** Cards about one pool before anything is read (app/sketch), around fields rendered elsewhere. */
export const liquiditySketches = (fields: ReactNode) => ({
  add: () => (
    <PoolScreen name={ADD} title={add('title')} hint={add('hint')}>
      {fields}
    </PoolScreen>
  ),
  /** Both tokens are named. */
  addBoth: () => (
    <PoolScreen name={ADD} title={add('title')} hint={add('hint')} below={<WouldEarn />}>
      <RoomForWays />
      {fields}
    </PoolScreen>
  ),
  create: () => (
    <PoolScreen name={ADD} title={add('title.create')} hint={add('hint')}>
      {fields}
    </PoolScreen>
  ),
  find: () => (
    <PoolScreen name="find" title={find('title')} hint={find('hint')}>
      {fields}
    </PoolScreen>
  ),
  remove: () => (
    <PoolScreen name="remove" title={remove('title')} hint={remove('hint')} below={<WouldEarn />}>
      {fields}
    </PoolScreen>
  ),
})
