// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The functions of the exchange factory that our contracts call
/// @notice The published contract, as far as ours use it.
interface IExchangeFactory {
    /// @notice The pair of two tokens, in either order.
    /// @param a One token.
    /// @param b The other.
    /// @return pair The pair; the zero address if there is none.
    function getPair(address a, address b) external view returns (address pair);
}
