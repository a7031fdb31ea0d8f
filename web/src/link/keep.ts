/** Asks the browser to keep the page, once it has nothing better to do. A browser that cannot plays all the same. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5000 })
    else setTimeout(register, 2000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
