import type { ReactNode } from 'react'
import { ModePlaceholder } from './add/AddModeSwitch.tsx'
import { addText } from './add/words/addWords.ts'
import { findText } from './find/findWords.ts'
import { PoolScreen } from './frame/PoolScreen.tsx'
import { EarningNote } from './position/EarningNote.tsx'
import { removeText } from './remove/removeWords.ts'

const ADD = 'add-liquidity'

/** Cards about one pool before anything is read (app/sketch), around fields rendered elsewhere. */
export const liquiditySketches = (fields: ReactNode) => ({
  add: () => (
    <PoolScreen name={ADD} title={addText('title')} hint={addText('hint')}>
      {fields}
    </PoolScreen>
  ),
  /** The URL names both tokens. */
  addBoth: () => (
    <PoolScreen name={ADD} title={addText('title')} hint={addText('hint')} below={<EarningNote />}>
      <ModePlaceholder />
      {fields}
    </PoolScreen>
  ),
  create: () => (
    <PoolScreen name={ADD} title={addText('title.create')} hint={addText('hint')}>
      {fields}
    </PoolScreen>
  ),
  find: () => (
    <PoolScreen name="find" title={findText('title')} hint={findText('hint')}>
      {fields}
    </PoolScreen>
  ),
  remove: () => (
    <PoolScreen name="remove" title={removeText('title')} hint={removeText('hint')} below={<EarningNote />}>
      {fields}
    </PoolScreen>
  ),
})
