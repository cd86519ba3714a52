import { Column, Columns } from '@musi/ui/layout/Columns'
import type { ReactNode } from 'react'
import { WidePage } from '#platform/page/card/WidePage.tsx'
import styles from './AccountFrame.module.css'

type Props = { head: ReactNode; note?: ReactNode; holdings: ReactNode; activities: ReactNode }

/**
 * Layout of an account: on a wide window, its activities are beside what it holds. The build also renders it into the
 * served page (app/sketch).
 */
export const AccountFrame = ({ head, note, holdings, activities }: Props) => (
  <WidePage id="account-page">
    {head}
    {note}
    <Columns>
      <Column className={styles['column']}>{holdings}</Column>
      <Column className={styles['column']}>{activities}</Column>
    </Columns>
  </WidePage>
)
