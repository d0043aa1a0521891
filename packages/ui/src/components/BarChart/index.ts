export { BarChart, type BarChartProps, type BarChartTexts } from './BarChart.tsx';
