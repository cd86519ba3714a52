import { Facts } from '@musi/ui/layout/Facts'
import { Hint } from '@musi/ui/overlays/Hint'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { Select } from '@musi/ui/controls/Select'
import { Slider } from '@musi/ui/controls/Slider'
import { SteadyNumber } from '@musi/ui/SteadyNumber'
import { Switch } from '@musi/ui/controls/Switch'
import { Tabs } from '@musi/ui/controls/Tabs'
import { useState } from 'react'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

const SORTINGS = [
  ['newest', 'Newest first'],
  ['plays', 'Most played'],
  ['name', 'By name'],
] as const

export function FieldParts() {
  const [percent, setPercent] = useState(25)
  const [sorting, setSorting] = useState<(typeof SORTINGS)[number][0]>('newest')
  const [tab, setTab] = useState('swap')
  return (
    <>
      <Part name="Input">
        <div className={styles['wide']}>
          <Input label="Name" placeholder="firstname lastname" />
          <Input label="With a hint" hint="It is read out with the field." />
          <Input label="With an error" defaultValue="0x12" error="That is not an address." />
          <Input label="Search" labelHidden placeholder="Search" icon={<Icon name="search" />} type="search" />
          <Input label="Disabled" disabled defaultValue="fixed" />
        </div>
      </Part>
      <Part name="Select">
        <div className={styles['wide']}>
          {(['field', 'row', 'pill'] as const).map((look) => (
            <Select
              key={look}
              label={`Look: ${look}`}
              look={look}
              value={sorting}
              options={SORTINGS}
              onChange={setSorting}
            />
          ))}
          <Note>What is chosen: {sorting}.</Note>
        </div>
      </Part>
      <Part name="Facts">
        <div className={styles['wide']}>
          <Facts>
            <div>
              <dt>On a line</dt>
              <dd>Of its own</dd>
            </div>
          </Facts>
          <Facts look="columns">
            <dt>In two columns</dt>
            <dd>12.5%</dd>
          </Facts>
        </div>
      </Part>
      <Part name="Slider">
        <div className={styles['wide']}>
          <Slider label="Amount" value={percent} onChange={setPercent} valueText={`${percent}%`} />
          <Slider label="Disabled" value={40} onChange={setPercent} disabled />
        </div>
      </Part>
      <Part name="Switch">
        <div className={styles['wide']}>
          <Switch label="Louder" on={percent > 50} onToggle={() => setPercent(percent > 50 ? 25 : 75)} />
        </div>
      </Part>
      <Part name="Hint">
        <Hint label="What is this?" text="A word about what stands beside it." />
      </Part>
      <Part name="Tabs">
        <div className={styles['wide']}>
          <Tabs
            label="What to do"
            active={tab}
            onChange={setTab}
            tabs={['swap', 'pool', 'vote'].map((id) => ({ id, label: id, panel: <p>Here is {id}.</p> }))}
          />
        </div>
      </Part>
      <Part name="SteadyNumber">
        <SteadyNumber text="3187.40" unit="NOVA" />
        <SteadyNumber text="0.000471234" unit="ETH" />
        <SteadyNumber text={(percent * 1111.1111).toFixed(4)} significantDigits={6} roomForDigits={12} />
        <SteadyNumber text="<0.000001" />
      </Part>
    </>
  )
}
