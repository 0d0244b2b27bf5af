import type { ToolHead } from '../../kit/tool.ts';

/** The tool under which plans, keys and usage have every call of these addresses. */
export const rtcHead: ToolHead = {
  id: 'rtc',
  method: 'POST',
  path: '/rtc',
  category: 'tributario',
  name: 'Calculadora oficial de CBS e IBS (RTC)',
};
