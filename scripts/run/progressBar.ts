const WIDTH = 40

/** A progress bar that redraws itself in a terminal; elsewhere nothing is written. */
export function progressBar(stream: { isTTY?: boolean; write: (text: string) => boolean }) {
  let lastPercent = -1
  return {
    show: (done: number) => {
      const percent = Math.min(100, Math.floor(done * 100))
      if (stream.isTTY !== true || percent === lastPercent) return
      lastPercent = percent
      const full = Math.round((percent / 100) * WIDTH)
      stream.write(`\r  ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`)
    },
    /** Clears the bar, so that the next output starts on an empty line. */
    end: () => {
      if (lastPercent >= 0) stream.write('\r\x1b[2K')
    },
  }
}
