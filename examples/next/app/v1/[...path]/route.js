import { after } from 'next/server';
import { toNextHandlers } from 'canivete/next';
import { service } from '../../../lib/service.js';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandlers(service, { after });
