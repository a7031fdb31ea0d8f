import look from '../../../src/kozyr/locales/en/look.ftl?raw'
import page from '../../../src/kozyr/locales/en/page.ftl?raw'
import refusals from '../../../src/kozyr/locales/en/refusals.ftl?raw'
import table from '../../../src/kozyr/locales/en/table.ftl?raw'
import terms from '../../../src/kozyr/locales/en/terms.ftl?raw'

export default [terms, page, look, table, refusals].join('\n')
