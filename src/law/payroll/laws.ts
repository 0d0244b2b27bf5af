/** Laws that both the steps of a payroll and the reasons of an audit cite. */
export const HOUR_LAW = 'CLT, art. 64; TST, Súmulas 132, 139 e 264';
export const UNHEALTHY_LAW = 'CLT, art. 192';
export const TRANSFER_LAW = 'CLT, art. 469, § 3º';
export const FARE_LAW = 'Lei nº 7.418/1985, art. 4º';
export const FGTS_LAW = 'Lei nº 8.036/1990, art. 15';
export const THIRTEENTH_LAW = 'Lei nº 4.090/1962, art. 1º';
export const BACK_PAY_LAW = 'Lei nº 7.713/1988, art. 12-A';
export const SEST_SENAT_LAW = 'Lei nº 8.706/1993, art. 7º';
export const DEDUCTIONS_LAW = 'Lei nº 9.250/1995, art. 4º';
export const SMALL_TAX_LAW = 'Lei nº 9.430/1996, art. 67';
