/** What goes from this browser with a deleted profile. Its settings stay: they are how this device looks and sounds. */
import { forgetLessons } from '../learn/progress'
import { forgetPledges } from '../link/pledges'
import { forgetOrders } from '../table/order'

export function forgetHere(): void {
  forgetPledges()
  forgetLessons()
  forgetOrders()
}
