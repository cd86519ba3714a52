import { useState } from 'react'

/** Whether it has been so at any moment since the screen opened. */
export function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return wasSo || isSo
}
