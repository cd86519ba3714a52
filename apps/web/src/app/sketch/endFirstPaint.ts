/** Takes away what the page was served with, in the moment in which the app is there. */
export const endFirstPaint = (): void => document.getElementById('first-paint')?.remove()
