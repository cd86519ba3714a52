import { Equaliser } from '@musi/ui/Equaliser'
import { Progress } from '@musi/ui/Progress'
import { Skeleton } from '@musi/ui/Skeleton'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

export function WaitingParts() {
  return (
    <>
      <Part name="Progress">
        <Progress value={0} label="Nothing yet" />
        <Progress value={0.4} label="Some of it" />
        <Progress value={1} label="All of it" />
        <Progress value={null} label="Nobody knows" />
        <Equaliser />
      </Part>
      <Part name="Skeleton">
        <div className={styles['wide']}>
          <Skeleton label="Loading" />
          <Skeleton />
          <Skeleton shape="block" />
        </div>
        <div className={styles['art']}>
          <Skeleton shape="cover" />
        </div>
        <div className={styles['art']}>
          <Skeleton shape="disc" />
        </div>
      </Part>
    </>
  )
}
