// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Founds a governance: a timelock and a governor that name each other
/// @notice The timelock obeys its admin alone and is told of it when it is made, and the governor is told of its timelock when
/// it is made. So the address of the governor has to be known before there is one. This contract makes both in one transaction,
/// the timelock first; nothing can come in between.
/// @dev All happens in the constructor. What stays is a note of the two addresses; it has no power over them.
interface IGovernanceFounder {
    /// @notice Both stand.
    /// @param timelock What carries out decisions after their delay.
    /// @param governor What decides; the only one that the timelock obeys.
    event Founded(address indexed timelock, address indexed governor);

    /// @notice The code that was given did not become a contract.
    error NotFounded();

    /// @notice What carries out decisions after their delay.
    function timelock() external view returns (address);

    /// @notice What decides.
    function governor() external view returns (address);
}
