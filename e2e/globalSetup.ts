import { seedDay } from './competitionDay.ts';

export default seedDay;
